import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { Operations } from '../../engine/operation/operations.ts';
import { stocktakeHandlers } from './stocktake.ts';

/** Tagged items: who has them, and what a stocktake finds. */
@OfFeature('schoolAssets')
@Module({})
export class SchoolAssetsModule implements OnModuleInit {
  constructor(@Inject(Operations) private readonly operations: Operations) {}

  onModuleInit(): void {
    this.operations.bind(...stocktakeHandlers);
  }
}
