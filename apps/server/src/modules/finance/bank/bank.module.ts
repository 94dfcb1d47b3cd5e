import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../../engine/calls/feature.ts';
import { Operations } from '../../../engine/operation/operations.ts';
import { Files } from '../../../platform/files/files.ts';
import { bankHandlers } from './bank.operations.ts';

/** Bank files. */
@OfFeature('finance')
@Module({})
export class BankModule implements OnModuleInit {
  constructor(
    @Inject(Operations) private readonly operations: Operations,
    @Inject(Files) private readonly files: Files,
  ) {}

  onModuleInit(): void {
    this.operations.bind(...bankHandlers(this.files));
  }
}
