/** The cases that are shared with other programs, as `cases.schema.json` describes them. */
export function makeCases(): unknown;
