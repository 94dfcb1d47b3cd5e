import { Forbidden, NotFound, isAmong, isOff } from '@school/kernel';
import type { Document } from '@school/kernel';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';

/** A document that is ready to be printed. */
export interface ReadyDocument {
  /** A complete page of HTML. */
  readonly html: string;
  /** Name of the file without its ending. */
  readonly name: string;
  /** Text at the foot of every page. */
  readonly footer: string;
}

/** What a module attaches to a document of the catalogue. */
export interface DocumentBinding {
  /**
   * Writes the document for one or more records.
   * @throws NotFound when one of them is not there or the caller may not see it
   */
  readonly write: (context: CallContext, ids: readonly number[]) => Promise<ReadyDocument>;
}

/** Documents of the catalogue with what modules attached to them. */
export class Documents {
  private readonly engine: Engine;
  private readonly bindings = new Map<string, DocumentBinding>();

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Attaches a module to a document; to be called while the application is put together. */
  bind(key: string, binding: DocumentBinding): void {
    if (!this.engine.catalogue.documents.some((document) => document.key === key)) {
      throw new Error(`The catalogue has no document "${key}".`);
    }
    this.bindings.set(key, binding);
  }

  /** @throws NotFound for a document that nobody offers, Forbidden for callers who may never print it */
  find(
    { actor }: CallContext,
    key: string,
  ): { readonly document: Document; readonly binding: DocumentBinding } {
    const document = this.engine.catalogue.documents.find((candidate) => candidate.key === key);
    const binding = this.bindings.get(key);
    if (!document || !binding || isOff(actor, document.module)) throw new NotFound();
    if (!isAmong(actor, document.access)) throw new Forbidden();
    return { document, binding };
  }
}
