import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { Operations } from '../../engine/operation/operations.ts';
import { placementHandlers } from './invite.ts';

/** Placement events; their definitions and behaviours state what they are. */
@OfFeature('placement')
@Module({})
export class PlacementModule implements OnModuleInit {
  constructor(@Inject(Operations) private readonly operations: Operations) {}

  onModuleInit(): void {
    this.operations.bind(...placementHandlers);
  }
}
