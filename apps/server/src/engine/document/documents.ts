import { Forbidden, NotFound, isAmong, isOff, isPrintable } from '@school/kernel';
import type { AnyResource, Document, DocumentTemplate, Paper, TokenValues } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';

/** What a module attaches to a document of the catalogue: values for tokens that no field supplies. */
export interface DocumentBinding {
  /**
   * Values for the records, in the order of the ids.
   * @throws NotFound when one of them does not exist or the caller may not see it
   */
  readonly read?: (context: CallContext, ids: readonly number[]) => Promise<readonly TokenValues[]>;
  /**
   * For stored documents: what was written for the records, in the order of the ids; a record may have several.
   * @throws NotFound when one of them does not exist or the caller may not see it
   */
  readonly kept?: (context: CallContext, ids: readonly number[]) => Promise<readonly KeptPaper[]>;
  /** Sample values, where the token examples say too little. */
  readonly sample?: (context: CallContext) => Promise<TokenValues>;
}

/** A template with the paper that it is made for. */
export interface Design extends DocumentTemplate {
  readonly paper: Paper;
}

/** A document as it was written when issued. */
export interface KeptPaper {
  readonly design: Design;
  /** Everything its template contains, including the institution as of that day; pictures as `data:` addresses. */
  readonly values: TokenValues;
  /** Its file name. */
  readonly name: string;
  /** Printed across it: that it is a copy, or is no longer valid. */
  readonly stamp?: string;
}

/** Where the templates made by an institution are stored. */
export interface OwnDesigns {
  readonly find: (connection: Connection, key: string) => Promise<Design | undefined>;
}

/** Documents of the catalogue with what modules have attached to them. */
export class Documents {
  private readonly engine: Engine;
  private readonly bindings = new Map<string, DocumentBinding>();
  private readonly templates = new Map<string, DocumentTemplate>();
  private own: OwnDesigns = { find: () => Promise.resolve(undefined) };

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Attaches a module to a document; to be called during application set-up, as are the next two. */
  bind(key: string, binding: DocumentBinding): void {
    this.known(key);
    this.bindings.set(key, binding);
  }

  /** The default templates by document. */
  useTemplates(templates: Readonly<Record<string, DocumentTemplate>>): void {
    for (const [key, template] of Object.entries(templates)) {
      this.known(key);
      this.templates.set(key, template);
    }
  }

  useOwnDesigns(own: OwnDesigns): void {
    this.own = own;
  }

  /** The resource with that key: one whose records are designs. */
  resource(key: string): AnyResource {
    return this.engine.catalogue.resource(key);
  }

  get all(): readonly Document[] {
    return this.engine.catalogue.documents;
  }

  /** @throws NotFound for a document that is not in the catalogue */
  get(key: string): Document {
    const document = this.all.find((candidate) => candidate.key === key);
    if (!document || (!this.templates.has(key) && document.kept !== true)) throw new NotFound();
    return document;
  }

  /** @throws NotFound for a document that no one offers, Forbidden for callers who may never print it */
  find({ actor }: CallContext, key: string): Document {
    const document = this.get(key);
    if (isOff(actor, document.module) || !isPrintable(document)) throw new NotFound();
    if (!isAmong(actor, document.access)) throw new Forbidden();
    return document;
  }

  binding(key: string): DocumentBinding | undefined {
    return this.bindings.get(key);
  }

  /** How the document looks before an institution changes it. */
  usual(key: string): Design {
    const document = this.get(key);
    const template = this.templates.get(key);
    if (!template) throw new NotFound();
    const { back } = template;
    return {
      body: template.body.trim(),
      style: template.style.trim(),
      ...(back === undefined ? {} : { back: back.trim() }),
      paper: document.papers[0],
    };
  }

  /** How the document looks in an institution. */
  async design(connection: Connection, key: string): Promise<Design> {
    return (await this.own.find(connection, key)) ?? this.usual(key);
  }

  private known(key: string): void {
    if (!this.all.some((document) => document.key === key)) {
      throw new Error(`The catalogue has no document "${key}".`);
    }
  }
}
