/** Stands for a picture, whose address the build decides. */
module.exports = { __esModule: true, default: '/static/picture.webp' };
