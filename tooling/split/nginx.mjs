import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the configuration of one nginx into `folder`, from the templates that the containers use, and
 * returns the path of the main file.
 * @param {string} folder
 * @param {{ name: string, template: string, values: Record<string, string> }} options
 */
export function writeNginx(folder, { name, template, values }) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.conf`), filled(template, values));
  const main = join(folder, `${name}.main.conf`);
  writeFileSync(main, filled('alone', { FOLDER: folder, NAME: name }));
  return main;
}

/**
 * Like the container's envsubst: only the given variables are filled in, nginx's own variables stay.
 * @param {string} template
 * @param {Record<string, string>} values
 */
function filled(template, values) {
  const text = readFileSync(
    join(import.meta.dirname, 'nginx', `${template}.conf.template`),
    'utf8',
  );
  return text.replace(/\$\{([A-Z_0-9]+)\}/g, (whole, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template}.conf.template wants ${name}`);
    return value;
  });
}
