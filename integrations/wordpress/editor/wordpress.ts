/**
 * As much of the editor's own scripts as the blocks need. WordPress has them as the global `wp`, in the version that
 * the site runs, so nothing of them is bundled; and their packages' types are for a bundle of one version.
 */
export type Node = object | string | false | null | undefined;
type Component = (properties: object) => Node;
export type Properties = Readonly<Record<string, unknown>>;

/** A block in the editor. */
export interface Block {
  readonly clientId: string;
  readonly name: string;
  readonly attributes: Properties;
}

/** The props of `edit`. */
export interface EditProperties<Attributes> {
  readonly attributes: Attributes;
  readonly setAttributes: (changed: Partial<Attributes>) => void;
  readonly isSelected: boolean;
  readonly insertBlocksAfter: (block: Block) => void;
}

/** A transform from another block or a pasted text to one of this plugin's blocks, or back. */
export interface Transform {
  readonly type: 'block' | 'raw' | 'shortcode' | 'enter' | 'files';
  readonly [option: string]: unknown;
}

/** The parts of a block besides its `block.json`. */
export interface BlockSettings<Attributes> {
  readonly icon: Node;
  readonly edit: (properties: EditProperties<Attributes>) => Node;
  readonly save: (properties: {readonly attributes: Attributes}) => Node;
  readonly transforms: {readonly from: readonly Transform[]; readonly to: readonly Transform[]};
  readonly deprecated: readonly Properties[];
}

interface WordPress {
  readonly blocks: {
    readonly registerBlockType: <Attributes>(name: string, settings: BlockSettings<Attributes>) => void;
    readonly createBlock: (name: string, attributes?: object) => Block;
  };
  readonly blockEditor: {
    readonly useBlockProps: ((properties?: Properties) => Properties) & {
      readonly save: (properties?: Properties) => Properties;
    };
    readonly BlockControls: Component;
    readonly InspectorControls: Component;
    readonly MediaUpload: Component;
    readonly MediaUploadCheck: Component;
    readonly RichText: Component & {readonly Content: Component};
  };
  readonly components: {readonly [name: string]: Component};
  readonly element: {
    readonly createElement: {
      <Own extends object>(type: (properties: Own) => Node, properties: Own): Node;
      (type: string | Component, properties?: object | null, ...children: readonly Node[]): Node;
    };
    readonly Fragment: Component;
    readonly RawHTML: Component;
    readonly useEffect: (effect: () => (() => void) | undefined, dependencies?: readonly unknown[]) => void;
    readonly useRef: <T>(initial: T) => {current: T};
    readonly useState: <T>(initial: T | (() => T)) => [value: T, set: (value: T) => void];
  };
  readonly data: {
    select(store: 'core/block-editor'): {
      getSelectedBlock(): Block | null;
      getBlockRootClientId(clientId: string): string | null;
      getBlockIndex(clientId: string): number;
      canInsertBlockType(name: string, parent?: string | null): boolean;
    };
    dispatch(store: 'core/block-editor'): {
      readonly insertBlocks: (block: Block, index?: number, parent?: string | null) => void;
      readonly replaceBlocks: (clientId: string, block: Block) => void;
      updateBlockAttributes(clientId: string, attributes: object): void;
      /** Makes the next change a step of its own for Undo. Not part of the documented API, but what blocks of WordPress use. */
      __unstableMarkLastChangeAsPersistent?(): void;
    };
  };
  readonly i18n: {
    readonly __: (text: string, domain: string) => string;
  };
}

declare global {
  var wp: WordPress;
}

export const {registerBlockType, createBlock} = globalThis.wp.blocks;
export const {useBlockProps, BlockControls, InspectorControls, MediaUpload, MediaUploadCheck, RichText} =
  globalThis.wp.blockEditor;
export const {createElement, Fragment, RawHTML, useEffect, useRef, useState} = globalThis.wp.element;
export const {__} = globalThis.wp.i18n;

const part = (name: string): Component => {
  const found = globalThis.wp.components[name];
  if (!found) throw new Error(`This WordPress has no component ${name}.`);
  return found;
};
export const Button = part('Button');
export const FormFileUpload = part('FormFileUpload');
export const Notice = part('Notice');
export const PanelBody = part('PanelBody');
export const Placeholder = part('Placeholder');
export const ResizableBox = part('ResizableBox');
export const SelectControl = part('SelectControl');
export const TextareaControl = part('TextareaControl');
export const TextControl = part('TextControl');
export const ToggleControl = part('ToggleControl');
export const ToolbarButton = part('ToolbarButton');
export const ToolbarGroup = part('ToolbarGroup');
