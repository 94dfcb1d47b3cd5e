import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { documentTemplates } from '@school/resources';
import { Documents } from '../../../engine/document/documents.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { DesignController } from './design.controller.ts';
import { findDesign } from './design.store.ts';

/** Document templates: those of the product, and those of an institution. */
@Module({ controllers: [DesignController], providers: [WriteCalls] })
export class DesignModule implements OnModuleInit {
  constructor(@Inject(Documents) private readonly documents: Documents) {}

  onModuleInit(): void {
    this.documents.useTemplates(documentTemplates);
    this.documents.useOwnDesigns({ find: findDesign });
  }
}
