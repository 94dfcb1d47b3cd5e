import type { Result } from '../../outcome/result.ts';
import { success } from '../../outcome/result.ts';
import type { SyntaxProblem } from './syntax-problem.ts';
import { syntaxProblem } from './syntax-problem.ts';

/** The kinds of token a formula is made of; `end` follows the last one. */
export type TokenKind = 'number' | 'name' | 'symbol' | 'end';

/** One token of a formula with its place in the text. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** Position of the first character, counted from 1. */
  readonly column: number;
}

const space = /\s+/y;
const words: readonly (readonly [TokenKind, RegExp])[] = [
  ['number', /\d+(?:\.\d+)?/y],
  ['name', /[A-Z][A-Z0-9_]*/y],
  ['symbol', /[-+*/%(),]/y],
];

/**
 * Splits a formula into numbers, names and symbols.
 * @param text formula of any content
 * @returns the tokens followed by one `end`, or the first character that belongs to none
 */
export function tokenize(text: string): Result<Token[], SyntaxProblem> {
  const tokens: Token[] = [];
  let position = skipSpace(text, 0);
  while (position < text.length) {
    const token = tokenAt(text, position);
    if (!token) return syntaxProblem('UNEXPECTED_CHARACTER', position + 1, characterAt(text, position));
    tokens.push(token);
    position = skipSpace(text, position + token.text.length);
  }
  tokens.push({ kind: 'end', text: '', column: text.length + 1 });
  return success(tokens);
}

function tokenAt(text: string, position: number): Token | undefined {
  for (const [kind, pattern] of words) {
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    if (match) return { kind, text: match[0], column: position + 1 };
  }
  return undefined;
}

function skipSpace(text: string, position: number): number {
  space.lastIndex = position;
  return space.test(text) ? space.lastIndex : position;
}

/** A character outside the basic plane takes two units, and half of one cannot be shown. */
function characterAt(text: string, position: number): string {
  return String.fromCodePoint(text.codePointAt(position) ?? 0);
}
