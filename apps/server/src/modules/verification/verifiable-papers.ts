import { Injectable } from '@nestjs/common';
import type { VerifiedPaper } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import type { CallContext } from '../../engine/context.ts';

/** What a module says of a paper of its own; the school is told by the call. */
export type FoundPaper = Omit<VerifiedPaper, 'school'>;

/** Finds a paper by the code that it carries; undefined for a code of somebody else's. */
export type PaperSource = (
  connection: Connection,
  code: string,
  context: CallContext,
) => Promise<FoundPaper | undefined>;

/** Papers that strangers check by a code: each module that issues some says how its own are found. */
@Injectable()
export class VerifiablePapers {
  private readonly sources: PaperSource[] = [];

  /** To be called while the application is put together. */
  add(source: PaperSource): void {
    this.sources.push(source);
  }

  /** The paper with a code, whoever has issued it. */
  async find(connection: Connection, code: string, context: CallContext): Promise<FoundPaper | undefined> {
    for (const source of this.sources) {
      const found = await source(connection, code, context);
      if (found) return found;
    }
    return undefined;
  }
}
