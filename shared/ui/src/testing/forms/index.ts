export { describeForm } from './describe-form.ts';
export type { FormUnderTest } from './form-under-test.ts';
export { Line } from './line.ts';
