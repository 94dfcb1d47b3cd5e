export * from '../placement/placement.operations.ts';
export * from '../alumni/alumni.operations.ts';
