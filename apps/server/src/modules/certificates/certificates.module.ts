import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { Documents } from '../../engine/document/documents.ts';
import { Engine } from '../../engine/engine.ts';
import { RECORDS } from '../../engine/records.ts';
import type { Records } from '../../engine/records.ts';
import { VerifiablePapers } from '../verification/verifiable-papers.ts';
import { Views } from '../../engine/view/views.ts';
import { Database } from '../../platform/database/database.ts';
import { Files } from '../../platform/files/files.ts';
import { SETTINGS } from '../../platform/platform.tokens.ts';
import type { Settings } from '../../platform/settings/definitions.ts';
import { CardClock } from './card-clock.ts';
import { openItemsOf } from './clearance.ts';
import { papersOfRuns, singlePapers } from './kept-papers.ts';
import { transferPapers } from './transfer-papers.ts';
import { issuedPapers } from './verification.ts';

/** Certificates, ID cards and transfer certificates: issued once, kept as they were, verifiable by anyone. */
@OfFeature('certificates')
@Module({ providers: [CardClock] })
export class CertificatesModule implements OnModuleInit {
  constructor(
    @Inject(Documents) private readonly documents: Documents,
    @Inject(Views) private readonly views: Views,
    @Inject(Database) private readonly database: Database,
    @Inject(RECORDS) private readonly records: Records,
    @Inject(Files) private readonly files: Files,
    @Inject(Engine) private readonly engine: Engine,
    @Inject(VerifiablePapers) private readonly verifiable: VerifiablePapers,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    const { database, records, files, engine } = this;
    const reader = { database, records, files, engine, publicUrl: this.settings.publicUrl };
    this.verifiable.add(issuedPapers(records));
    this.documents.bind('certificate', singlePapers(reader, 'generatedCertificate'));
    this.documents.bind('idCard', singlePapers(reader, 'generatedIdCard'));
    this.documents.bind('certificatesOfRun', papersOfRuns(reader, 'generatedCertificate'));
    this.documents.bind('idCardsOfRun', papersOfRuns(reader, 'generatedIdCard'));
    this.documents.bind('transferCertificate', transferPapers(reader));
    this.views.bind('leavingClearance', async ({ student }, { today }, connection) =>
      (await openItemsOf(connection, Number(student), today)).map(({ area, count, amount }) => ({
        area,
        open: count === 0 ? '' : String(count),
        amount,
        state: count === 0 ? 'Clear' : 'Open',
      })),
    );
  }
}
