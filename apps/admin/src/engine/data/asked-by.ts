/** The action, move or operation whose form is asked, and the record that it is about: its pickers offer what that verb may take. */
export interface AskedBy {
  readonly resource: string;
  readonly kind: 'action' | 'transition' | 'operation';
  readonly name: string;
  readonly record?: number | string;
}
