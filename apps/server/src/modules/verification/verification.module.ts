import { Global, Module } from '@nestjs/common';
import { VerifiablePapers } from './verifiable-papers.ts';
import { VerificationController } from './verification.controller.ts';

/** Checking documents by their code, without an account. */
@Global()
@Module({
  controllers: [VerificationController],
  providers: [VerifiablePapers],
  exports: [VerifiablePapers],
})
export class VerificationModule {}
