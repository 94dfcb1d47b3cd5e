export * from '../placement/placement.operations.ts';
export * from '../alumni/alumni.operations.ts';
export * from '../forms/form.operations.ts';
export * from '../learn/learn.operations.ts';
export { learnProblems } from '../learn/learn.fields.ts';
export { documentHosts } from '../galleries/external-document.resource.ts';
export { formQuestionColumns } from '../forms/question.fields.ts';
