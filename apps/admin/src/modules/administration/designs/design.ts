import type { Paper, Token } from '@school/kernel';

/** A document as shown in the list of designs. */
export interface ListedDocument {
  readonly key: string;
  readonly label: string;
  readonly of: string;
  readonly papers: readonly Paper[];
  readonly own: boolean;
  readonly version?: number;
  readonly updatedAt?: string;
  readonly updatedBy?: string | null;
}

export interface Design {
  readonly paper: Paper;
  readonly body: string;
  readonly style: string;
  /** The reverse side of a card. */
  readonly back?: string;
}

/** A part of a design that is written as a text. */
export type DesignPart = 'body' | 'back' | 'style';

/** A document with everything its form needs. */
export interface DesignedDocument extends ListedDocument {
  readonly tokens: Readonly<Record<string, Token>>;
  readonly design: Design;
  readonly usual: Design;
}

export const designCall = (key: string, verb = ''): string =>
  `setup/v1/DocumentDesigns/document/${key}${verb === '' ? '' : `/${verb}`}`;

/** What clicking a token inserts into the template. */
export const insertionOf = (name: string, token: Token): string => {
  if (token.kind === 'list') {
    const entries = Object.entries(token.entry).map(([part, of]) =>
      typeof of === 'string'
        ? `{{ row.${part} }}`
        : `{% for cell in row.${part} %}${Object.keys(of.entry)
            .map((name) => `{{ cell.${name} }}`)
            .join(' ')}{% endfor %}`,
    );
    return `{% for row in ${name} %}${entries.join(' ')}{% endfor %}`;
  }
  if (token.kind === 'text') return `{{ ${name} }}`;
  return `{% if ${name} != '' %}<img src="{{ ${name} }}" alt="">{% endif %}`;
};

/** A text with another inserted at a position, and the resulting caret position. */
export const withInsertion = (
  text: string,
  from: number,
  to: number,
  added: string,
): { readonly text: string; readonly caret: number } => ({
  text: `${text.slice(0, from)}${added}${text.slice(to)}`,
  caret: from + added.length,
});

export const isChanged = (a: Design, b: Design): boolean =>
  a.paper !== b.paper || a.body !== b.body || a.style !== b.style;
