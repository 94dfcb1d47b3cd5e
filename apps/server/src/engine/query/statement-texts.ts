const mostTexts = 2_000;

/**
 * Statement texts by their select list and what follows it. The select list is itself cached, so a text is found without
 * reading the list again.
 */
export class StatementTexts {
  private readonly texts = new Map<string, Map<string, string>>();
  private readonly write: (columns: string, rest: string) => string;

  constructor(write: (columns: string, rest: string) => string) {
    this.write = write;
  }

  of(columns: string, rest: string): string {
    let ofColumns = this.texts.get(columns);
    if (!ofColumns) {
      if (this.texts.size >= mostTexts) this.texts.clear();
      this.texts.set(columns, (ofColumns = new Map()));
    }
    const known = ofColumns.get(rest);
    if (known !== undefined) return known;
    if (ofColumns.size >= mostTexts) ofColumns.clear();
    const text = this.write(columns, rest);
    ofColumns.set(rest, text);
    return text;
  }
}
