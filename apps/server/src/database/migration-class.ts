import type { MigrationInterface } from 'typeorm';

/** A migration; its name ends in its creation time in milliseconds, which orders them. */
export type MigrationClass = new () => MigrationInterface & { readonly name: string };
