import { Inject, Injectable } from '@nestjs/common';
import { sampleValues } from '@school/kernel';
import type { Document, TokenValues } from '@school/kernel';
import { Files } from '../../platform/files/files.ts';
import { letterhead, pictureOf } from '../../platform/letterhead/letterhead.ts';
import type { Letterhead } from '../../platform/letterhead/letterhead.ts';
import { sheets } from '../../platform/pdf/pdf-options.ts';
import type { PdfOptions } from '../../platform/pdf/pdf-options.ts';
import { usedTokens } from '../../platform/templates/check-tokens.ts';
import { parseTemplate } from '../../platform/templates/render-template.ts';
import { commonValues } from '../paper/common-values.ts';
import type { CallContext } from '../context.ts';
import { Engine } from '../engine.ts';
import { documentPage } from './document-page.ts';
import { Documents } from './documents.ts';
import type { Design, KeptPaper } from './documents.ts';
import { fieldValues } from '../paper/field-values.ts';

/** Documents as an HTML page, with what the printer has to know. */
export interface Written {
  readonly html: string;
  readonly options: PdfOptions;
  readonly values: readonly TokenValues[];
}

/** Maximum milliseconds per portion. */
const time = 60_000;

const optionsOf = ({ paper }: Design, head: Letterhead): PdfOptions => ({
  paper,
  time,
  pageWords: 'Page {page} of {pages}',
  ...(sheets[paper].cells || paper === '80mm'
    ? {}
    : { footer: head.footer === '' ? head.name : head.footer }),
});

/** Tokens that a design uses, on both sides. */
const tokensIn = ({ body, back = '' }: Design): ReadonlySet<string> =>
  new Set([...usedTokens(parseTemplate(body)), ...usedTokens(parseTemplate(back))]);

/** Fills records into the template of a document. */
@Injectable()
export class DocumentWriter {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(Documents) private readonly documents: Documents,
    @Inject(Files) private readonly files: Files,
  ) {}

  /** How the document looks in the caller's institution. */
  design({ institute }: CallContext, key: string): Promise<Design> {
    return this.documents.design(this.engine.database.of(institute), key);
  }

  /** @throws NotFound or Forbidden for what the caller may not see */
  async write(
    context: CallContext,
    document: Document,
    design: Design,
    ids: readonly number[],
    onScreen = false,
  ): Promise<Written> {
    const head = await letterhead(this.engine.database.of(context.institute));
    const used = new Set([...tokensIn(design), document.fileName]);
    const connection = this.engine.database.of(context.institute);
    const picture = (id: number | null): Promise<string> => pictureOf(this.files, context.institute, id);
    const reader = { engine: this.engine, connection, context, head, picture };
    const ofFields = await fieldValues(reader, document, used, ids);
    const bound = await this.documents.binding(document.key)?.read?.(context, ids);
    const values = ofFields.map((own, index) => ({ ...own, ...bound?.[index] }));
    return this.page(context, { document, design, head, values, onScreen });
  }

  /** Documents as they were stored, all of the same design. @param design theirs, whichever paper is requested */
  async keep(
    { institute }: CallContext,
    document: Document,
    design: Design,
    papers: readonly KeptPaper[],
  ): Promise<Written> {
    const head = await letterhead(this.engine.database.of(institute));
    const values = papers.map((paper) => paper.values);
    const stamps = papers.map(({ stamp }) => stamp);
    const { label: title, copies } = document;
    const html = await documentPage({ title, head, design, records: values, copies, stamps });
    return { html, options: optionsOf(design, head), values };
  }

  /** The document filled with the examples of its tokens instead of a record. */
  async sample(context: CallContext, document: Document, design: Design, onScreen = false): Promise<Written> {
    const head = await letterhead(this.engine.database.of(context.institute));
    const own = await this.documents.binding(document.key)?.sample?.(context);
    const values = { ...sampleValues(document), ...own };
    return this.page(context, { document, design, head, values: [values], onScreen });
  }

  private async page(
    { institute, today }: CallContext,
    from: {
      readonly document: Document;
      readonly design: Design;
      readonly head: Letterhead;
      readonly values: readonly TokenValues[];
      readonly onScreen: boolean;
    },
  ): Promise<Written> {
    const { document, design, head, values, onScreen } = from;
    const common = commonValues(head, await pictureOf(this.files, institute, head.logoId), today);
    const records = values.map((own) => ({ ...own, ...common }));
    const { label: title, copies } = document;
    const html = await documentPage({ title, head, design, records, copies, onScreen });
    return { html, options: optionsOf(design, head), values };
  }
}
