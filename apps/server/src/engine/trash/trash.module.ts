import { Module } from '@nestjs/common';
import { TrashController } from './trash.controller.ts';

/** The trash over all resources. */
@Module({ controllers: [TrashController] })
export class TrashModule {}
