// Runs before anything else, on any Node: nothing newer than ES2018 in this file.
const wanted = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  console.error(
    `✗ Croupier needs Node ${wanted.join('.')} or newer; this is ${process.versions.node} (https://nodejs.org).`,
  );
  process.exit(1);
}
