import { Tokenizer } from 'htmlparser2';
import type { TokenizerCallbacks } from 'htmlparser2';
import { lineAt } from './template-mistake.ts';
import type { TemplateMistake } from './template-mistake.ts';

interface Opened {
  readonly name: string;
  readonly line: number;
}

interface Step extends Opened {
  readonly kind: 'open' | 'close' | 'liquid';
  readonly place: number;
}

/** Branches of a condition or a loop, each of which must leave open what it found open. */
interface Block {
  readonly before: readonly Opened[];
  /** Names that were open at the end of the finished branches. */
  readonly ends: (readonly Opened[])[];
  readonly kind: string;
  hasElse: boolean;
}

const empty = new Set(['br', 'hr', 'img', 'col']);
/** The browser closes these automatically. */
const closesItself = new Set('p li dt dd tr td th thead tbody tfoot colgroup caption'.split(' '));
const nothing = (): void => undefined;

const unclosed = ({ name, line }: Opened): TemplateMistake => ({
  line,
  code: 'unclosed',
  message: `<${name}> is not closed.`,
  params: { name },
});

const unopened = ({ name, line }: Opened): TemplateMistake => ({
  line,
  code: 'unopened',
  message: `</${name}> closes nothing that is open here.`,
  params: { name },
});

/** Opening and closing tags; `markup` has blanks in place of Liquid. */
const tagsOf = (markup: string): Step[] => {
  const steps: Step[] = [];
  const note =
    (kind: Step['kind']) =>
    (start: number, end: number): void => {
      const name = markup.slice(start, end).toLowerCase();
      steps.push({ kind, name, place: start, line: lineAt(markup, start) });
    };
  const callbacks: TokenizerCallbacks = {
    onopentagname: note('open'),
    onclosetag: note('close'),
    onattribdata: nothing,
    onattribentity: nothing,
    onattribend: nothing,
    onattribname: nothing,
    oncdata: nothing,
    oncomment: nothing,
    ondeclaration: nothing,
    onend: nothing,
    onopentagend: nothing,
    onprocessinginstruction: nothing,
    onselfclosingtag: nothing,
    ontext: nothing,
    ontextentity: nothing,
  };
  const tokenizer = new Tokenizer({ decodeEntities: false }, callbacks);
  tokenizer.write(markup);
  tokenizer.end();
  return steps;
};

const liquidOf = (body: string): Step[] =>
  Array.from(body.matchAll(/\{%-?\s*(\w+).*?%\}/gs), ({ 1: name = '', index }) => ({
    kind: 'liquid',
    name,
    place: index,
    line: lineAt(body, index),
  }));

const begins = new Set(['if', 'unless', 'case', 'for', 'capture']);
const parts = new Set(['else', 'elsif', 'when']);

class Nesting {
  readonly mistakes: TemplateMistake[] = [];
  private opened: Opened[] = [];
  private readonly blocks: Block[] = [];

  take(step: Step): void {
    if (step.kind === 'liquid') this.liquid(step);
    else if (!empty.has(step.name)) this[step.kind](step);
    else if (step.kind === 'close') this.mistakes.push(unopened(step));
  }

  end(): readonly TemplateMistake[] {
    this.leave(this.opened);
    return this.mistakes;
  }

  private open({ name, line }: Step): void {
    this.opened.push({ name, line });
  }

  private close(step: Step): void {
    const at = this.opened.findLastIndex(({ name }) => name === step.name);
    if (at < 0) {
      this.mistakes.push(unopened(step));
      return;
    }
    this.leave(this.opened.slice(at + 1));
    this.opened.length = at;
  }

  private leave(elements: readonly Opened[]): void {
    this.mistakes.push(...elements.filter(({ name }) => !closesItself.has(name)).map(unclosed));
  }

  private liquid({ name }: Step): void {
    const block = this.blocks.at(-1);
    if (begins.has(name)) {
      this.blocks.push({ before: [...this.opened], ends: [], kind: name, hasElse: false });
    } else if (block && parts.has(name)) {
      // Anything between `case` and its first `when` is ignored.
      block.ends.push(this.opened);
      block.hasElse ||= name === 'else';
      this.opened = [...block.before];
    } else if (block && name === `end${block.kind}`) {
      block.ends.push(this.opened);
      this.blocks.pop();
      this.join(block);
    }
  }

  /** Each branch leaves open the same as the others, and, where all may be skipped, the same as it found. */
  private join({ before, ends, hasElse, kind }: Block): void {
    const shown = kind === 'case' ? ends.slice(1) : ends;
    const all = hasElse && kind !== 'for' ? shown : [...shown, before];
    const namesOf = (list: readonly Opened[]): string =>
      list.flatMap(({ name }) => (closesItself.has(name) ? [] : [name])).join(' ');
    const [first = before] = all;
    this.opened = [...first];
    if (all.every((end) => namesOf(end) === namesOf(first))) return;
    this.opened = before.filter((element) => shown.every((end) => end.includes(element)));
    for (const end of shown) {
      this.leave(end.filter((element) => !before.includes(element)));
      const lost = before.filter((element) => !end.includes(element) && !closesItself.has(element.name));
      this.mistakes.push(...lost.map(unclosed));
    }
  }
}

/** A text with blanks in place of anything between two Liquid tags that is not printed, or is printed elsewhere. */
const withoutComments = (body: string): string =>
  body.replaceAll(/\{%-?\s*comment\s*-?%\}.*?\{%-?\s*endcomment\s*-?%\}/gs, (text) =>
    text.replaceAll(/[^\n]/g, ' '),
  );

/**
 * Elements opened and not closed, or closed and not opened, line by line. Elements that a browser closes automatically may
 * be left open.
 * @param plain removes Liquid from a text without moving anything
 */
export const nestingMistakes = (
  body: string,
  plain: (body: string) => string,
): readonly TemplateMistake[] => {
  const told = withoutComments(body);
  const steps = [...tagsOf(plain(told)), ...liquidOf(told)].toSorted((a, b) => a.place - b.place);
  const nesting = new Nesting();
  steps.forEach((step) => nesting.take(step));
  return nesting.end();
};
