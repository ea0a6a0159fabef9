/**
 * Naming convention: each page, part and overlay of a description, and each page of an overlay, with its
 * source file below `src/`.
 * @returns {Array<{ name: string, file: string }>}
 * @param {Pick<import('@croupier/contracts').ModuleDescription, 'routes' | 'slots' | 'overlays'>} description
 */
export function pieceFiles({ routes, slots, overlays }) {
  return [
    ...routes.map(({ page }) => ({ name: page, file: `pages/${page}-page.tsx` })),
    ...slots.map(({ part }) => ({ name: part, file: `features/${part}/${part}.tsx` })),
    ...overlays.flatMap(({ overlay, pages = [] }) => [
      { name: overlay, file: `pages/${overlay}-page.tsx` },
      ...pages.map(({ page }) => ({
        name: `${overlay}/${page}`,
        file: `pages/${overlay}/${inKebabCase(page)}-page.tsx`,
      })),
    ]),
  ];
}

/**
 * Ids of the specification, such as `securityCenter`, are converted for file names.
 * @param {string} id
 */
const inKebabCase = (id) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
