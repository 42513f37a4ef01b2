// The content of the zip follows the rules of the plugin directory (its guidelines and its Plugin Check), and the
// translations are complete.
import {expect} from 'chai';
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {mo, po} from 'gettext-parser';
import {attributesOf} from '../../../dist/attributes.js';

const archive = 'dist/fen-board-wordpress.zip';
const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
const unzip = (...args) => execFileSync('unzip', args, {maxBuffer: 2 ** 26});

describe('the zip of the plugin', () => {
  let names;
  const contents = (name) => unzip('-p', archive, name);
  const text = (name) => contents(name).toString();
  const php = () => names.filter((name) => name.endsWith('.php'));
  before(() => (names = unzip('-Z1', archive).toString().trim().split('\n')));

  it('is one folder, small, and whole', () => {
    expect(names.filter((name) => !name.startsWith('fen-board/'))).to.deep.equal([]);
    expect(readFileSync(archive).length).to.be.below(340_000);
    expect(unzip('-tq', archive).toString()).to.contain('No errors');
    // No files that the directory refuses: hidden files, archives, programs.
    expect(names.filter((name) => /\/\.|\.(?:zip|phar|exe|sh|map|ts|mjs)$/.test(name))).to.deep.equal([]);
  });

  it('has every part that the drop-in fetches, and no other file of the package, in a folder named by the version', () => {
    const folder = `fen-board/assets/${version}/`;
    const packed = names
      .filter((name) => name.startsWith(folder) && name.endsWith('.min.js'))
      .map((name) => name.slice(folder.length));
    const named = packed.flatMap((name) =>
      [...text(folder + name).matchAll(/["'`]\.\/(fen-board\.[\w.-]+\.js)["'`]/g)].map(([, part]) => part),
    );
    // The drop-in fetches parts by their names, several at a time.
    for (const [, words] of text(`${folder}fen-board.min.js`).matchAll(/\(["'`]([\w -]+)["'`]\)/g))
      named.push(
        ...words
          .split(' ')
          .map((word) => `fen-board.${word}.min.js`)
          .filter((name) => existsSync(`dist/${name}`)),
      );
    expect(named).to.have.length.above(5);
    // No file imports the upgrade: PHP adds it to the pages that need it.
    expect(packed.sort()).to.deep.equal([...new Set([...named, 'fen-board.upgrade.min.js'])].sort());
    for (const name of packed.filter((one) => !one.includes('upgrade'))) {
      expect(text(folder + name), name).to.equal(readFileSync(`dist/${name}`, 'utf8'));
    }
    expect(text(`${folder}fen-board.upgrade.min.js`)).to.match(/^import\s*"\.\/fen-board\.min\.js"/);
    expect(brotliCompressSync(text(`${folder}editor.js`)).length).to.be.below(12_000);
  });

  it('has the same version and the same requirements everywhere', () => {
    const main = text('fen-board/fen-board.php');
    const readme = text('fen-board/readme.txt');
    expect(main).to.contain(`Version:           ${version}`).and.contain(`const VERSION = '${version}'`);
    expect(readme).to.contain(`Stable tag: ${version}`).and.contain(`= ${version} =`);
    for (const [inMain, inReadme] of [
      [/Requires at least: +([\d.]+)/, /Requires at least: ([\d.]+)/],
      [/Requires PHP: +([\d.]+)/, /Requires PHP: ([\d.]+)/],
      [/License: +(.+)/, /License: (.+)/],
      [/Plugin Name: +(.+)/, /=== (.+) ===/],
    ]) {
      expect(inReadme.exec(readme)[1]).to.equal(inMain.exec(main)[1]);
    }
    for (const name of [...php(), 'fen-board/readme.txt'])
      expect(text(name)).not.to.contain('0.0.0-development');
  });

  it('cannot be replaced by a plugin with the same slug in the directory', () => {
    expect(text('fen-board/fen-board.php')).to.match(/^ \* Update URI: +false$/m);
  });

  it('has a name whose slug in the directory equals its text domain and its folder', () => {
    const main = text('fen-board/fen-board.php');
    const header = (name) => new RegExp(`^ \\* ${name}: +(.+)$`, 'm').exec(main)[1];
    const slug = header('Plugin Name')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-');
    expect(header('Text Domain')).to.equal(slug);
    expect(names.every((name) => name.startsWith(`${slug}/`))).to.equal(true);
    for (const name of php()) {
      const domains = [...text(name).matchAll(/\b(?:__|_x|_n|esc_\w+__)\([^;]*?'([\w-]+)'\s*\)/g)];
      expect(
        domains.filter(([, domain]) => domain !== slug),
        name,
      ).to.deep.equal([]);
    }
  });

  it('has a licence that is compatible with that of WordPress, and its text', () => {
    expect(text('fen-board/readme.txt')).to.contain(
      'License: MIT (GPL-compatible)\nLicense URI: https://opensource.org/license/mit\n',
    );
    expect(text('fen-board/LICENSE')).to.equal(readFileSync('LICENSE', 'utf8')).and.contain('MIT License');
  });

  it('has a readme that follows the rules of the directory', () => {
    const readme = text('fen-board/readme.txt');
    expect(/^Tags: (.+)$/m.exec(readme)[1].split(', ')).to.have.length.within(1, 5);
    const short = readme.split('\n\n')[1];
    expect(short.length).to.be.below(151);
    for (const section of ['Description', 'Installation', 'Frequently Asked Questions', 'Changelog']) {
      expect(readme).to.contain(`\n== ${section} ==\n`);
    }
    expect(readme.length).to.be.below(20_000);
  });

  it('has a small screenshot for each that the readme names, none of them in the zip', () => {
    const [, list] = /== Screenshots ==\n\n([^=]*)/.exec(text('fen-board/readme.txt'));
    const files = list
      .trim()
      .split('\n')
      .map((line) => `screenshot-${parseInt(line, 10)}.png`);
    expect(readdirSync('integrations/wordpress/screenshots').sort()).to.deep.equal(files);
    for (const file of files)
      expect(statSync(`integrations/wordpress/screenshots/${file}`).size).to.be.below(150_000);
    expect(names.filter((name) => name.endsWith('.png'))).to.deep.equal([]);
  });

  it('does not run PHP files that are requested directly', () => {
    for (const name of php()) expect(text(name), name).to.contain("defined( 'ABSPATH' ) || exit;");
  });

  it('has no code that the directory forbids', () => {
    const forbidden =
      /\b(?:eval|create_function|base64_decode|exec|shell_exec|system|passthru|proc_open|popen|curl_\w+|wp_remote_\w+|file_get_contents|file_put_contents|fopen|unserialize|extract|move_uploaded_file|query_posts|\$wpdb|setcookie|session_start|error_reporting|ini_set|add_option|update_option|set_transient)\b\s*\(?/;
    for (const name of php()) {
      const code = text(name).replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
      expect(forbidden.exec(code)?.[0] ?? null, name).to.equal(null);
      expect(/\$_(?:GET|POST|REQUEST|COOKIE|SERVER|FILES)\b/.exec(code)?.[0] ?? null, name).to.equal(null);
      // Everything is returned to WordPress; the page of settings alone is printed, at once. A theme is called “print”.
      const printed = name.endsWith('/settings.php') ? ['echo'] : [];
      expect(code.match(/(?<!')\b(?:echo|print|printf)\b/g) ?? [], name).to.deep.equal(printed);
      expect(/<\?(?!php)/.exec(code)?.[0] ?? null, name).to.equal(null);
    }
  });

  it('uses no names that other plugins could use too', () => {
    for (const name of php()) expect(text(name), name).to.contain('namespace FenBoard;');
  });

  it('accepts the values in the table of attributes, in blocks and in PHP', () => {
    const patterns = text('fen-board/includes/attribute-patterns.php');
    for (const [block, tag] of [
      ['diagram', 'fen-board'],
      ['game', 'fen-game'],
      ['set', 'fen-board'],
    ]) {
      const declared = JSON.parse(text(`fen-board/blocks/${block}/block.json`)).attributes;
      for (const [name, {property, values}] of attributesOf(tag, 'look', 'live')) {
        expect(patterns).to.contain(`'${name}'=>`);
        if (property !== 'mode') expect(declared[property].enum, property).to.deep.equal(values);
      }
      for (const [name, {type, default: standard}] of Object.entries(declared))
        expect(standard === undefined || typeof standard === type, `${block}: ${name}`).to.equal(true);
    }
  });

  it('accepts the levels that engines have, and no others', () => {
    const [, pattern] = /'level'=>'([^']+)'/.exec(text('fen-board/includes/attribute-patterns.php'));
    const {read} = attributesOf('fen-board', 'live').get('level');
    for (const level of ['0', '1', '2', '4', '7', '8', '9', '10', '-1', '1.5', '04', 'x', ''])
      expect(new RegExp(`^(?:${pattern})$`).test(level), level).to.equal(String(read(level)) === level);
  });

  it('fetches nothing from other sites', () => {
    const mayNot = /(?:https?:)?\/\/(?!www\.w3\.org\/2000\/svg|www\.w3\.org\/1999\/)[\w-]+\.\w+/g;
    for (const name of names.filter((one) => /\.(?:js|css)$/.test(one))) {
      expect(text(name).match(mayNot) ?? [], name).to.deep.equal([]);
    }
  });

  it('has blocks that WordPress can read', () => {
    for (const block of ['diagram', 'game', 'set']) {
      const json = JSON.parse(text(`fen-board/blocks/${block}/block.json`));
      expect(json).to.deep.include({
        apiVersion: 3,
        name: `fen-board/${block}`,
        version,
        textdomain: 'fen-board',
      });
    }
  });

  describe('in other languages', () => {
    const languages = readdirSync('integrations/wordpress/languages').map(
      (name) => /fen-board-(\w+)\.po/.exec(name)[1],
    );
    const sources = () => {
      const folder = 'integrations/wordpress/';
      const code = ['editor', 'includes'].flatMap((name) =>
        readdirSync(folder + name).map((file) => readFileSync(`${folder}${name}/${file}`, 'utf8')),
      );
      const used = code
        .flatMap((file) => [...file.matchAll(/\b(?:__|esc_html__)\(\s*'((?:[^'\\]|\\.)*)',\s*'fen-board'/g)])
        .map(([, said]) => said.replaceAll('\\', ''));
      const blocks = ['diagram', 'game', 'set'].flatMap((block) => {
        const {title, description, keywords} = JSON.parse(
          readFileSync(`${folder}blocks/${block}/block.json`, 'utf8'),
        );
        return [
          `block title\u0004${title}`,
          `block description\u0004${description}`,
          ...keywords.map((word) => `block keyword\u0004${word}`),
        ];
      });
      const [, description] = /Description: +(.+)/.exec(readFileSync(`${folder}fen-board.php`, 'utf8'));
      return [...new Set([...used, ...blocks, description])].sort();
    };

    /** Translations by their texts, with a context and U+0004 before them, as both files of a language have them. */
    const byText = ({translations}) =>
      Object.fromEntries(
        Object.values(translations)
          .flatMap((ofContext) => Object.values(ofContext))
          .filter(({msgid}) => msgid)
          .map(({msgctxt, msgid, msgstr}) => [msgctxt ? `${msgctxt}\u0004${msgid}` : msgid, msgstr]),
      );

    for (const language of languages) {
      it(`has every text in ${language}, and no others, for PHP and for the editor`, () => {
        const name = `languages/fen-board-${language}`;
        const translations = byText(po.parse(readFileSync(`integrations/wordpress/${name}.po`)));
        expect(Object.keys(translations).sort()).to.deep.equal(sources());
        expect(Object.values(translations).filter(([translation]) => !translation)).to.deep.equal([]);

        expect(byText(mo.parse(contents(`fen-board/${name}.mo`)))).to.deep.equal(translations);
        const {'': header, ...messages} = JSON.parse(text(`fen-board/${name}-fen-board-editor.json`))
          .locale_data.messages;
        expect(header.lang).to.equal(language);
        expect(messages).to.deep.equal(translations);
      });
    }
  });
});
