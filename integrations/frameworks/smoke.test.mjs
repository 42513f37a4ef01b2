// Uses of the tags with the types for each framework: right ones are accepted, wrong ones refused.
import {resolve} from 'node:path';
import {expect} from 'chai';
import ts from 'typescript';
import {programFor} from '../../test/package/template-types.mjs';

/** Vue's templates are not TypeScript; this is how their compiler looks up the tags. */
const usesInVue = `import 'fen-board/vue';
  import type {GlobalComponents} from 'vue';
  type Props = InstanceType<GlobalComponents['fen-board']>['$props'];
  export const right: Props = {fen: null, 'turn-marker': true, class: 'wide', key: 'a', onChange: (event) => event.target.flip()};
  // @ts-expect-error -- no such mode
  export const wrongMode: Props = {mode: 'watch'};
  // @ts-expect-error -- no such attribute
  export const wrongAttribute: Props = {positionn: ''};
  // @ts-expect-error -- there is no such detail
  export const wrongDetail: Props = {onChange: (event) => event.detail.position};`;
const vue = 'integrations/.vue-uses.ts';
const uses = {
  react: 'integrations/frameworks/react/src/types.tsx',
  vue,
  svelte: 'integrations/frameworks/svelte/src/types.ts',
};

for (const [framework, path] of Object.entries(uses)) {
  describe(`the types of the tags in ${framework}`, function () {
    this.timeout(60_000);

    it('accept right uses and refuse wrong ones', () => {
      const {program, types} = programFor(framework, {[resolve(vue)]: usesInVue}, resolve(path));
      const found = [types, resolve(path)].flatMap((name) =>
        ts.getPreEmitDiagnostics(program, program.getSourceFile(name)),
      );
      const messages = found.map(({start, file, messageText}) => {
        const {line} = file.getLineAndCharacterOfPosition(start);
        return `${file.fileName}:${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      });
      expect(messages).to.deep.equal([]);
    });
  });
}
