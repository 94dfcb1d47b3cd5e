import type { MigrationInterface } from 'typeorm';

/** A migration; its name ends in the moment it was made, in milliseconds, which orders them. */
export type MigrationClass = new () => MigrationInterface & { readonly name: string };
