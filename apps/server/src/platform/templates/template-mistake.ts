/** What is wrong with a template, and where. */
export interface TemplateMistake {
  /** From 1 on. */
  readonly line: number;
  /** Key of the message in the interface. */
  readonly code: string;
  /** In English. */
  readonly message: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** Line of a position in a text, counted from 1. */
export const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length;
