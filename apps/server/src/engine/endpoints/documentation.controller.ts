import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import { ModulesContainer } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import type { Engine } from '../engine.ts';
import { callsOf } from '../calls/calls-of.ts';
import { isShared } from '../calls/made-controllers.ts';
import { openApiDocument } from '../calls/openapi/document.ts';
import { noStatedAnswers } from '../calls/openapi/stated-answers.ts';
import type { StatedAnswers } from '../calls/openapi/stated-answers.ts';
import { genericCalls } from './resource-controllers.ts';
import { Public } from '../calls/session.guard.ts';
import { Described } from '../calls/described.ts';

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Calls</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="calls"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`;

const start = `SwaggerUIBundle({ url: '/api/docs-json', dom_id: '#calls', docExpansion: 'none', deepLinking: true });`;

const types: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/** Where the files of the page lie. */
const filesFolder = (): string =>
  dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/**
 * The document of all calls and a page to try them out; the document is written on first request.
 * @param stated what calls answer that is not described by fields
 */
export const documentationController = (engine: Engine, stated: StatedAnswers = noStatedAnswers): Type => {
  let document: string | undefined;

  @Public()
  @Controller('api')
  class DocumentationController {
    private readonly modules: ModulesContainer;

    constructor(modules: ModulesContainer) {
      this.modules = modules;
    }

    @Get('docs-json')
    @Described('This document', { answers: 'file' })
    json(@Res({ passthrough: true }) reply: FastifyReply): string {
      reply.type('application/json; charset=utf-8');
      document ??= JSON.stringify(openApiDocument(engine, genericCalls, this.others(), stated));
      return document;
    }

    @Get('docs')
    @Described('A page that shows this document', { answers: 'file' })
    page(@Res({ passthrough: true }) reply: FastifyReply): string {
      reply.type('text/html; charset=utf-8');
      return page;
    }

    @Get('docs/:file')
    @Described('A file of that page', { answers: 'file' })
    file(
      @Param('file') file: string,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): string | StreamableFile {
      if (file === 'start.js') {
        reply.type('text/javascript; charset=utf-8');
        return start;
      }
      const type = Object.hasOwn(types, file) ? types[file] : undefined;
      if (type === undefined) throw new NotFound();
      return new StreamableFile(createReadStream(join(filesFolder(), file)), { type });
    }

    private others(): ReturnType<typeof callsOf> {
      const controllers = [...this.modules.values()].flatMap((module) =>
        [...module.controllers.values()].map(({ metatype }) => metatype as Type),
      );
      const named = controllers.filter((controller) => !isShared(controller));
      return callsOf(named).filter(({ resource }) => resource === undefined);
    }
  }
  return DocumentationController;
};
