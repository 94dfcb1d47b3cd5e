/** Stands for style sheets in component specs. */
export default {};
