import { Injectable } from '@nestjs/common';
import type { VerifiedPaper } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import type { CallContext } from '../../engine/context.ts';

/** What a module reports about a document of its own; the call adds the school. */
export type FoundPaper = Omit<VerifiedPaper, 'school'>;

/** Finds a document by the code that it carries; undefined for a code that belongs to another module. */
export type PaperSource = (
  connection: Connection,
  code: string,
  context: CallContext,
) => Promise<FoundPaper | undefined>;

/** Documents that third parties check by a code: each module that issues some defines how its own are found. */
@Injectable()
export class VerifiablePapers {
  private readonly sources: PaperSource[] = [];

  /** To be called while the application is being assembled. */
  add(source: PaperSource): void {
    this.sources.push(source);
  }

  /** The document with a code, whichever module issued it. */
  async find(connection: Connection, code: string, context: CallContext): Promise<FoundPaper | undefined> {
    for (const source of this.sources) {
      const found = await source(connection, code, context);
      if (found) return found;
    }
    return undefined;
  }
}
