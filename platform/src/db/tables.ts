/**
 * Every table of the platform. The store of a module declares its own tables here by declaration merging, so that
 * the database knows no module.
 */
export interface Tables {}
