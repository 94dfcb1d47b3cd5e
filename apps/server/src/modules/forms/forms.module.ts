import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { Operations } from '../../engine/operation/operations.ts';
import { RECORDS } from '../../engine/records.ts';
import type { Records } from '../../engine/records.ts';
import { Views } from '../../engine/view/views.ts';
import { answersFile } from './answers-file.ts';
import { answeringHandlers } from './answering.operations.ts';
import { bindFormViews } from './form-views.ts';
import { resultHandlers } from './results.operations.ts';

/** Forms: who is asked, answers and results. */
@OfFeature('forms')
@Module({})
export class FormsModule implements OnModuleInit {
  constructor(
    @Inject(Operations) private readonly operations: Operations,
    @Inject(Views) private readonly views: Views,
    @Inject(RECORDS) private readonly records: Records,
  ) {}

  onModuleInit(): void {
    this.operations.bind(...answeringHandlers, ...resultHandlers, answersFile);
    bindFormViews(this.views, this.records);
  }
}
