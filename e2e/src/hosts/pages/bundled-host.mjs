// The start of a bundled host: shared packages are negotiated before anything uses them.
await import('./bundled-page.mjs');
