"""A server answers before the compiler is loaded: that alone would take longer than all the rest."""

import subprocess
import sys


def test_the_server_is_imported_without_the_compiler():
    program = "import sys, boroughs.server.run; print('numba' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False"
