import { Module } from '@nestjs/common';
import { CustomFieldController } from './custom-field.controller.ts';

/** Fields that the institution adds at run time to resources with `custom`. */
@Module({ controllers: [CustomFieldController] })
export class CustomFieldModule {}
