// Runs before anything else, on any Node version: this file uses nothing newer than ES2018.
const wantedMajor = 20;
const wantedMinor = 19;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(
    `✗ Croupier needs Node ${wantedMajor}.${wantedMinor} or newer; this is ${process.versions.node} (https://nodejs.org).`,
  );
  process.exit(1);
}

if (process.platform === 'win32') {
  console.error(
    '✗ Croupier runs on Linux and macOS. On Windows use WSL: run wsl --install once, open its terminal, install Node there, clone the repository below your Linux home folder, and run the same command.',
  );
  process.exit(1);
}
