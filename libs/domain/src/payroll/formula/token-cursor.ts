import type { Token } from './tokens.ts';

/** Walks over the tokens of one formula from left to right; it never runs past the end token. */
export class TokenCursor {
  readonly #tokens: readonly Token[];
  #position = 0;

  /** @param tokens tokens of a formula, the last one of kind `end` */
  constructor(tokens: readonly Token[]) {
    if (tokens.at(-1)?.kind !== 'end') throw new RangeError('The words of a formula must finish with an end');
    this.#tokens = tokens;
  }

  /** The token that would be taken next. */
  get next(): Token {
    return this.#tokens[this.#position] ?? this.#last;
  }

  /** Returns the next token and advances past it. */
  take(): Token {
    const token = this.next;
    if (token.kind !== 'end') this.#position += 1;
    return token;
  }

  /**
   * Advances past a symbol if it comes next.
   * @returns whether it did
   */
  accept(symbol: string): boolean {
    const found = this.next.kind === 'symbol' && this.next.text === symbol;
    if (found) this.#position += 1;
    return found;
  }

  get #last(): Token {
    return this.#tokens[this.#tokens.length - 1] ?? { kind: 'end', text: '', column: 1 };
  }
}
