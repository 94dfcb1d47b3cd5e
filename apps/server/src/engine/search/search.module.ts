import { Module } from '@nestjs/common';
import { SearchController } from './search.controller.ts';

/** The search over all resources. */
@Module({ controllers: [SearchController] })
export class SearchModule {}
