import { Module } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { TallyClock } from './tally-clock.ts';

/** The books are sent to Tally over the network. */
@OfFeature('tally')
@Module({ providers: [TallyClock] })
export class TallyModule {}
