/** The action, move or operation whose form is open, and the record it is about: its pickers offer what that verb accepts. */
export interface AskedBy {
  readonly resource: string;
  readonly kind: 'action' | 'transition' | 'operation';
  readonly name: string;
  readonly record?: number | string;
}
