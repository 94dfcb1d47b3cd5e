export * from '../placement/placement.operations.ts';
