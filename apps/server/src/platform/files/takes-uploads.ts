import { RouteConfig } from '@nestjs/platform-fastify';

const mark = 'takesUploads';

/** Calls that read a multipart body; all others refuse one, rather than acting as if nothing had been sent. */
export const TakesUploads = (): MethodDecorator => RouteConfig({ [mark]: true });

/** Whether a call has the mark. @param config what Fastify stores for its route */
export const takesUploads = (config: object): boolean => mark in config;
